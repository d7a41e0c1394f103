/**
 * The platform: the code that shell and remotes share as one instance. It exports only what they use, because a shared module is never
 * tree-shaken. A change here that an older remote or shell could notice raises PLATFORM_VERSION; `history.json` lists the names that
 * each version added.
 */
export { createSlice, type PayloadAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
export { createApi } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector } from 'react-redux';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { apiBase, type CallError, type CallRequest } from './base-query.ts';
export type {
  AppProps,
  ConfirmRequest,
  HostServices,
  NotifyOptions,
  PreparedPage,
  PreparePage,
} from './host-services.ts';
export { useInnerRouter } from './inner-router.tsx';
export {
  addTexts,
  changeLanguage,
  currentLanguage,
  LANGUAGES,
  type Language,
  loadTexts,
  preferredLanguage,
  startLanguage,
} from './language.ts';
export { lazyPage, loadOrReload } from './lazy-page.tsx';
export type { StreamMessage, StreamState } from './live/event-source.ts';
export { joinStream } from './live/join-stream.ts';
export { hasPageAnswers, type PageAnswer, takePageAnswers } from './page-answers.ts';
export { forgetRecentPages, keepRecentPage, type RecentPage, recentPages, useRecentPages } from './recent-pages.ts';
export { provideReference, type Reference, useReference } from './reference.ts';
export { Standalone, startStandalone } from './Standalone.tsx';
export { saveFile } from './save-file.ts';
export { type ScrollAnimated, useScrollAnimation } from './scroll-animation.ts';
export { type SessionState, sessionSlice } from './session.ts';
export { type ApiSlice, createInjectableStore, type InjectableStore } from './store.ts';
export { endHeld, useHeldSince } from './stored-answers.ts';
export { platformTexts } from './texts.ts';
export { applyTheme, changeTheme, startTheme, storedTheme, THEMES, type Theme } from './theme.ts';
export { useTranslation } from './use-translation.ts';
export { behindPlatform, PLATFORM_VERSION, satisfiesPlatform } from './version.ts';
