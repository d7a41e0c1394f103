import 'react-dom/client';
import 'shared-domain/platform';

// The application begins in a task of its own, after its libraries: a slow phone answers between the two.
setTimeout(() => import(/* webpackMode: "eager" */ './bootstrap.tsx'));
