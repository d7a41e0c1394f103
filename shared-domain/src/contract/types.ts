/** Types of the wire, inferred from the schemas. The file has no code, so importing it loads no schema. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type Region = z.infer<typeof s.region>;
export type ChallengeLine = z.infer<typeof s.challengeLine>;
export type ShortChallengeLine = z.infer<typeof s.shortChallengeLine>;
export type Challenge = z.infer<typeof s.challenge>;
export type ChallengeBody = z.input<typeof s.challengeBody>;
export type HomeTrial = z.infer<typeof s.homeTrial>;
export type Trial = z.infer<typeof s.trial>;
export type Round = z.infer<typeof s.round>;
export type Group = z.infer<typeof s.group>;
export type StartRow = z.infer<typeof s.startRow>;
export type StartList = z.infer<typeof s.startList>;
export type ResultRow = z.infer<typeof s.resultRow>;
export type ResultList = z.infer<typeof s.resultList>;
export type CombinedPart = z.infer<typeof s.combinedPart>;
export type CombinedCell = z.infer<typeof s.combinedCell>;
export type TrialDetails = z.infer<typeof s.trialDetails>;
export type HomeAnswer = z.infer<typeof s.homeAnswer>;
export type IndexedPagesAnswer = z.infer<typeof s.indexedPagesAnswer>;
export type InfoAnswer = z.infer<typeof s.infoAnswer>;
export type ChallengesAnswer = z.infer<typeof s.challengesAnswer>;
export type GroupsAnswer = z.infer<typeof s.groupsAnswer>;
export type RoundsAnswer = z.infer<typeof s.roundsAnswer>;
export type ResultsAnswer = z.infer<typeof s.resultsAnswer>;
export type StartsAnswer = z.infer<typeof s.startsAnswer>;
export type RegionsAnswer = z.infer<typeof s.regionsAnswer>;
export type TrackEvent = z.infer<typeof s.trackEvent>;
export type FieldEvent = z.infer<typeof s.fieldEvent>;
export type LiveAnswer = z.infer<typeof s.liveAnswer>;
export type ChangeEvent = z.infer<typeof s.changeEvent>;
export type VersionsAnswer = z.infer<typeof s.versionsAnswer>;
export type SignInAnswer = z.infer<typeof s.signInAnswer>;
export type OrgsAnswer = z.infer<typeof s.orgsAnswer>;
export type MyChallengesAnswer = z.infer<typeof s.myChallengesAnswer>;
export type UploadBody = z.input<typeof s.uploadBody>;
export type UploadTrial = z.input<typeof s.uploadTrial>;
export type UploadStart = z.input<typeof s.uploadStart>;
export type UploadResult = z.input<typeof s.uploadResult>;
export type UploadAnswer = z.infer<typeof s.uploadAnswer>;
export type Role = (typeof s.ROLES)[number];
export type ScratchRow = z.infer<typeof s.scratchRow>;
export type ScratchAnswer = z.infer<typeof s.scratchAnswer>;
export type TopPerformance = z.infer<typeof s.topPerformance>;
export type PerfsAnswer = z.infer<typeof s.perfsAnswer>;
export type PesAnswer = z.infer<typeof s.pesAnswer>;
export type CpesAnswer = z.infer<typeof s.cpesAnswer>;
export type StatsAnswer = z.infer<typeof s.statsAnswer>;
export type PricesAnswer = z.infer<typeof s.pricesAnswer>;
export type Card = z.infer<typeof s.card>;
export type CardsAnswer = z.infer<typeof s.cardsAnswer>;
export type HealthAnswer = z.infer<typeof s.healthAnswer>;
export type HealthFault = z.infer<typeof s.healthFault>;
export type Team = z.infer<typeof s.team>;
export type TeamsAnswer = z.infer<typeof s.teamsAnswer>;
export type TeamAnswer = z.infer<typeof s.teamAnswer>;
export type AthleteAnswer = z.infer<typeof s.athleteAnswer>;
export type RaceQuery = z.input<typeof s.raceQuery>;
export type RaceAnswer = z.infer<typeof s.raceAnswer>;
export type SearchAnswer = z.infer<typeof s.searchAnswer>;
export type CategoriesAnswer = z.infer<typeof s.categoriesAnswer>;
export type DisciplinesAnswer = z.infer<typeof s.disciplinesAnswer>;
export type FederationsAnswer = z.infer<typeof s.federationsAnswer>;
export type CacheVersionAnswer = z.infer<typeof s.cacheVersionAnswer>;
export type CounterAnswer = z.infer<typeof s.counterAnswer>;
export type ContactBody = z.input<typeof s.contactBody>;

// Entering results, start lists and seeding.
export type EditableStart = z.infer<typeof s.editableStart>;
export type EditableResult = z.infer<typeof s.editableResult>;
export type EditAnswer = z.infer<typeof s.editAnswer>;
export type RowEdit = z.input<typeof s.rowEdit>;
export type StartEdit = z.input<typeof s.startEdit>;
export type StartEdits = z.input<typeof s.startEdits>;
export type Protest = z.infer<typeof s.protest>;
export type ProtestBody = z.input<typeof s.protestBody>;
export type ProtestEdit = z.input<typeof s.protestEdit>;
export type ProtestAnswer = z.infer<typeof s.protestAnswer>;
export type ProtestsAnswer = z.infer<typeof s.protestsAnswer>;
export type Remark = z.infer<typeof s.remark>;
export type RemarkBody = z.input<typeof s.remarkBody>;
export type RemarkAnswer = z.infer<typeof s.remarkAnswer>;
export type TrialHold = z.infer<typeof s.trialHold>;
export type SecretariatTrials = z.infer<typeof s.secretariatTrials>;
export type SheetAnswer = z.infer<typeof s.sheetAnswer>;
export type QualificationBody = z.input<typeof s.qualificationBody>;
export type QualificationAnswer = z.infer<typeof s.qualificationAnswer>;
export type SeedBody = z.input<typeof s.seedBody>;
export type SeedAnswer = z.infer<typeof s.seedAnswer>;

// Files, imported and exported.
export type FileAnswer = z.infer<typeof s.fileAnswer>;
export type FileNote = z.infer<typeof s.fileNote>;
export type FileQuestion = z.infer<typeof s.fileQuestion>;
export type FileProgress = z.infer<typeof s.fileProgress>;

// Live input by officials.
export type LiveFact = z.input<typeof s.liveFact>;
/** A fact as the server keeps it, and the content of one that a correction brings. */
export type SignedFact = z.output<typeof s.liveFact>;
export type PlainFact = z.output<typeof s.plainFact>;
/** The mark and the attempts of a row as they were sent. */
export type SentMark = Pick<z.output<typeof s.uploadResult>, 'prf' | 'attempts'>;
export type LiveInputBody = z.input<typeof s.liveInputBody>;
export type LiveLogBody = z.input<typeof s.liveLogBody>;
export type LiveInputAnswer = z.infer<typeof s.liveInputAnswer>;
export type LiveState = z.infer<typeof s.liveState>;
export type DeviceAnswer = z.infer<typeof s.deviceAnswer>;
export type SideBody = z.input<typeof s.sideBody>;
export type RefusedFactsAnswer = z.infer<typeof s.refusedFactsAnswer>;
export type AcceptBody = z.input<typeof s.acceptBody>;
export type DeviceHoldAnswer = z.infer<typeof s.deviceHoldAnswer>;

// Organisations and one’s own account.
export type OrganisationAnswer = z.infer<typeof s.organisationAnswer>;
export type Member = z.infer<typeof s.member>;
export type MembersAnswer = z.infer<typeof s.membersAnswer>;
export type Invitation = z.infer<typeof s.invitation>;
export type InvitationsAnswer = z.infer<typeof s.invitationsAnswer>;
export type InviteBody = z.input<typeof s.inviteBody>;
export type InviteAnswer = z.infer<typeof s.inviteAnswer>;
export type InvitationAnswer = z.infer<typeof s.invitationAnswer>;
export type SessionLine = z.infer<typeof s.session>;
export type SessionsAnswer = z.infer<typeof s.sessionsAnswer>;
export type AccountAnswer = z.infer<typeof s.accountAnswer>;
export type AccountLinkAnswer = z.infer<typeof s.accountLinkAnswer>;
export type SecondFactorAnswer = z.infer<typeof s.secondFactorAnswer>;
export type RecoveryCodesAnswer = z.infer<typeof s.recoveryCodesAnswer>;
export type AcceptInvitationBody = z.input<typeof s.acceptInvitationBody>;
export type EndedAnswer = z.infer<typeof s.endedAnswer>;
export type HiddenAthletesAnswer = z.infer<typeof s.hiddenAthletesAnswer>;
export type PersonBody = z.input<typeof s.personBody>;
export type PersonDataAnswer = z.infer<typeof s.personDataAnswer>;
export type ErasePersonAnswer = z.infer<typeof s.erasePersonAnswer>;
export type AllowPersonAnswer = z.infer<typeof s.allowPersonAnswer>;

// The secretariat.
export type AccessCode = z.infer<typeof s.accessCode>;
export type AskCodeAnswer = z.infer<typeof s.askCodeAnswer>;
export type MakeCodeAnswer = z.infer<typeof s.makeCodeAnswer>;
export type CodesAnswer = z.infer<typeof s.codesAnswer>;
export type CheckCodeAnswer = z.infer<typeof s.checkCodeAnswer>;
export type ValidCodeAnswer = z.infer<typeof s.validCodeAnswer>;
export type LogLine = z.infer<typeof s.logEntry>;
export type LogsAnswer = z.infer<typeof s.logsAnswer>;
export type UndoAnswer = z.infer<typeof s.undoAnswer>;
export type DeletedAnswer = z.infer<typeof s.deletedAnswer>;
export type ChallengeEdit = z.input<typeof s.challengeEdit>;
export type TrialEdit = z.input<typeof s.trialEdit>;
export type HoldAnswer = z.infer<typeof s.holdAnswer>;
export type ReleaseAnswer = z.infer<typeof s.releaseAnswer>;
export type ChronoRow = z.infer<typeof s.chronoRow>;
export type SecretariatStarts = z.infer<typeof s.secretariatStarts>;
export type SecretariatResults = z.infer<typeof s.secretariatResults>;
export type RawsAnswer = z.infer<typeof s.rawsAnswer>;
export type ChronosAnswer = z.infer<typeof s.chronosAnswer>;
export type AllsAnswer = z.infer<typeof s.allsAnswer>;
export type FfaCodesAnswer = z.infer<typeof s.ffaCodesAnswer>;
export type PricesBody = z.input<typeof s.pricesBody>;
export type SecretariatPrices = z.infer<typeof s.secretariatPricesAnswer>;
export type HideAthleteAnswer = z.infer<typeof s.hideAthleteAnswer>;

// The athletes of a competition.
export type AthletesAnswer = z.infer<typeof s.athletesAnswer>;
export type AthleteEdit = z.input<typeof s.athleteEdit>;
export type AthleteLogAnswer = z.infer<typeof s.athleteLogAnswer>;
export type SuggestionAnswer = z.infer<typeof s.suggestionAnswer>;
