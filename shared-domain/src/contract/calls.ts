/**
 * The one table of calls: method and path pattern of every call this server answers.
 * The API registers its routes from it, the front ends build their addresses from it. Each is an export, so that a front end has those
 * alone that it makes.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call<P extends string = string> {
  readonly method: Method;
  readonly path: P;
}

/* @__NO_SIDE_EFFECTS__ */
const get = <P extends string>(path: P): Call<P> => ({ method: 'GET', path });
/* @__NO_SIDE_EFFECTS__ */
const post = <P extends string>(path: P): Call<P> => ({ method: 'POST', path });
/* @__NO_SIDE_EFFECTS__ */
const put = <P extends string>(path: P): Call<P> => ({ method: 'PUT', path });
/* @__NO_SIDE_EFFECTS__ */
const del = <P extends string>(path: P): Call<P> => ({ method: 'DELETE', path });

export const home = get('/api/home');
export const info = get('/api/info');
export const indexedPages = get('/api/indexed-pages');
export const challenges = get('/api/challenges');
export const challenge = get('/api/challenge/:id');
export const groups = get('/api/groups');
export const rounds = get('/api/rounds/:chOID');
export const results = get('/api/results');
export const starts = get('/api/starts');
export const live = get('/api/live/:id');
export const liveEvents = get('/api/live/:id/events');
export const announcements = get('/api/live/:id/announcements');
export const scratch = get('/api/scratch/:id');
export const perfs = get('/api/challenge/:id/perfs');
export const pes = get('/api/challenge/:id/pes');
export const cpes = get('/api/challenge/:id/cpes');
export const stats = get('/api/challenge/:id/stats');
export const prices = get('/api/challenge/:id/prices');
export const igcs = get('/api/igcs/:id');
export const igfeed = get('/api/igfeed/:id');
export const teams = get('/api/challenge/:id/teams');
export const team = get('/api/challenge/:id/team/:teamId');
export const athlete = get('/api/challenge/:id/athlete/:key');
export const calendar = get('/api/challenge/:id/calendar');
export const print = get('/api/challenge/:id/pdf');
export const snapshot = get('/api/challenge/:id/snapshot');
export const resultsRr = post('/api/results-rr/:id/query/:id2');
export const search = get('/api/search');
export const followed = post('/api/followed');
export const counter = put('/api/counter');
export const contact = post('/api/internal/send-mail-to-contact');
export const pushKey = get('/api/push/key');
export const savePush = post('/api/push');
export const stopPush = del('/api/push');
export const regions = get('/api/regions');
export const categories = get('/mgrapi/categories');
export const disciplines = get('/mgrapi/trials');
export const mgrRegions = get('/mgrapi/regions');
export const federations = get('/mgrapi/federations');
export const cacheVersion = get('/mgrapi/cache-version');
export const versions = get('/api/versions');
export const health = get('/api/health');
export const metrics = get('/metrics');

export const signIn = post('/api/sign-in');
export const extendSession = put('/api/sign-in');
export const signOut = del('/api/sign-in');
export const createFirstOrganiser = post('/api/first-organiser');

export const myOrgs = get('/api/lesecretariat/my-orgs');
export const myChallenges = get('/api/lesecretariat/my-challenges');
export const createChallenge = post('/api/lesecretariat/challenge');
export const deleteChallenge = del('/api/lesecretariat/challenge');
export const uploadTrials = post('/api/lesecretariat/trials/:chOID');
export const secretariatTrials = get('/api/lesecretariat/trials/:chOID');
export const ownTeams = get('/api/lesecretariat/teams/:chOID');
export const ownTeam = get('/api/lesecretariat/teams/:chOID/:teamId');
export const exportCompetition = get('/api/lesecretariat/export/:chOID');
export const importCompetition = post('/api/lesecretariat/import');
export const lynxFile = get('/api/lesecretariat/lynx/:chOID');
export const lynxResults = post('/api/lesecretariat/lynx/:chOID');
export const csvFile = get('/api/lesecretariat/csv/:chOID');
export const resultsTable = get('/api/lesecretariat/results-table/:chOID');
export const listsPdf = get('/api/lesecretariat/pdf/:chOID');
export const csvLists = post('/api/lesecretariat/csv/:chOID');
export const rosterFile = post('/api/lesecretariat/roster/:chOID');
export const roadResults = post('/api/lesecretariat/road/:chOID');
export const resultsCsv = get('/api/results-csv');

export const askCode = get('/api/ask-code');
export const makeCode = post('/api/code/:id');
export const checkCode = get('/api/check-code');
export const validCode = get('/api/valid-code');
export const codes = get('/api/codes');
export const revokeCode = del('/api/code');

export const liveInput = post('/api/live-input/:chOID');
export const device = get('/api/live-input/:chOID');
export const deviceHold = post('/api/live-input/:chOID/hold');
export const deviceBeat = put('/api/live-input/:chOID/device');
export const speaker = get('/api/live-input/:chOID/speaker');
export const seeNotices = put('/api/live-input/:chOID/speaker');
export const tellScreens = put('/api/live-input/:chOID/screens');
export const board = get('/officiel/ecran/:layout');
export const reportPhoto = get('/api/live-input/:chOID/report/:id/photo');
export const putReportPhoto = put('/api/live-input/:chOID/report/:id/photo');
export const devices = get('/api/lesecretariat/devices/:chOID');
export const closeDevice = del('/api/lesecretariat/devices/:chOID');
export const reopenDevice = post('/api/lesecretariat/devices/:chOID');
export const screens = get('/api/lesecretariat/screens/:chOID');
export const putScreens = put('/api/lesecretariat/screens/:chOID');
export const screenPictures = get('/api/lesecretariat/screen-pictures/:chOID');
export const addScreenPicture = post('/api/lesecretariat/screen-pictures/:chOID');
export const arrangeScreenPictures = put('/api/lesecretariat/screen-pictures/:chOID');
export const removeScreenPicture = del('/api/lesecretariat/screen-pictures/:chOID');
export const screenPicture = get('/api/screen-picture/:chOID/:id');
export const site = get('/api/lesecretariat/site/:chOID');
export const putSite = put('/api/lesecretariat/site/:chOID');
export const siteSession = post('/api/lesecretariat/site/:chOID/session');
export const siteFile = get('/api/lesecretariat/site/:chOID/file');
export const putSiteFile = put('/api/lesecretariat/site/:chOID/file');
export const siteRemotes = get('/api/lesecretariat/site-remotes');
export const network = get('/api/lesecretariat/network');
export const reached = get('/api/reached');
export const arrived = post('/api/reached');
export const takeAside = post('/api/lesecretariat/trial/:id/side');
export const liveLog = post('/api/lesecretariat/live-log/:chOID');
export const reports = get('/api/lesecretariat/reports/:chOID');
export const consoleState = get('/api/lesecretariat/console/:chOID');
export const filedPhoto = get('/api/lesecretariat/reports/:chOID/photo/:id');
export const refusedFacts = get('/api/lesecretariat/refused-facts/:chOID');
export const acceptTimes = post('/api/lesecretariat/trial/:id/accept');

export const logs = get('/api/lesecretariat/logs');
export const undo = post('/api/lesecretariat/undo');
export const editChallenge = put('/api/lesecretariat/challenge/:id');
export const editTrial = put('/api/lesecretariat/trial/:id');
export const deleteTrials = del('/api/lesecretariat/trial');
export const deleteGroups = del('/api/lesecretariat/trial-groups/:id');
export const deleteResult = del('/mgrapi/lemgr/challenge/:id/trial/:trialOID/result');
export const holdTrial = post('/api/lesecretariat/trial/hold');
export const releaseTrial = get('/api/lesecretariat/trial/release');
export const trialSheet = get('/api/lesecretariat/trial/:id/sheet');
export const editRow = put('/api/lesecretariat/trial/:id/row');
export const addRemark = post('/api/lesecretariat/trial/:id/remark');
export const deleteRemark = del('/api/lesecretariat/trial/:id/remark');
export const protests = get('/api/lesecretariat/protests/:chOID');
export const lodgeProtest = post('/api/lesecretariat/trial/:id/protest');
export const editProtest = put('/api/lesecretariat/trial/:id/protest');
export const editStarts = post('/api/lesecretariat/start-edits/:chOID');
export const seed = post('/api/lesecretariat/seed/:gOID');
export const qualification = get('/api/lesecretariat/qualification/:gOID');
export const decideQualification = put('/api/lesecretariat/qualification/:gOID');
export const secretariatStarts = get('/api/lesecretariat/starts');
export const secretariatResults = get('/api/lesecretariat/results');
export const raws = get('/api/lesecretariat/raws');
export const chronos = get('/api/lesecretariat/chronos');
export const alls = get('/api/lesecretariat/alls');
export const ffaCodes = get('/mgrapi/lemgr/challenge/:id/ffacodes');
export const secretariatPrices = get('/api/lesecretariat/prices/:chOID');
export const writePrices = put('/api/lesecretariat/prices/:chOID');
export const secretariatRecords = get('/api/lesecretariat/records/:chOID');
export const writeRecords = put('/api/lesecretariat/records/:chOID');
export const readRecordList = get('/api/lesecretariat/record-list/:chOID');
export const writeRecordList = post('/api/lesecretariat/record-list/:chOID');
export const brokenRecords = get('/api/lesecretariat/broken-records/:chOID');
export const editBrokenRecord = put('/api/lesecretariat/broken-records/:chOID');
export const ratification = get('/api/lesecretariat/ratification/:chOID');
export const noteEvidence = put('/api/lesecretariat/evidence/:chOID');
export const addEvidencePicture = post('/api/lesecretariat/evidence-pictures/:chOID');
export const removeEvidencePicture = del('/api/lesecretariat/evidence-pictures/:chOID');
export const evidencePicture = get('/api/lesecretariat/evidence-pictures/:chOID/:id');
export const putEvidencePicture = put('/api/lesecretariat/evidence-pictures/:chOID/:id');
export const hideAthlete = put('/api/lesecretariat/athlete-hidden/:chOID');
export const athletes = get('/api/lesecretariat/athletes/:chOID');
export const editAthlete = put('/api/lesecretariat/athletes/:chOID');
export const athleteLog = get('/api/lesecretariat/athlete-log/:chOID');
export const known = get('/api/lesecretariat/known/:chOID');
export const hiddenAthletes = get('/api/lesecretariat/athlete-hidden/:chOID');

export const openOrganisation = post('/api/lesecretariat/organisation');
export const renameOrganisation = put('/api/lesecretariat/organisation/:orgOID');
export const organisationLogs = get('/api/lesecretariat/organisation/:orgOID/logs');
export const personData = post('/api/lesecretariat/organisation/:orgOID/person');
export const erasePerson = post('/api/lesecretariat/organisation/:orgOID/person/erase');
export const allowPerson = post('/api/lesecretariat/organisation/:orgOID/person/allow');
export const recordLists = get('/api/lesecretariat/organisation/:orgOID/record-lists');
export const importOrganisationRecords = post('/api/lesecretariat/organisation/:orgOID/record-lists');
export const deleteRecordList = del('/api/lesecretariat/organisation/:orgOID/record-lists');
export const exportOrganisationRecords = get('/api/lesecretariat/organisation/:orgOID/record-list');
export const members = get('/api/lesecretariat/organisation/:orgOID/members');
export const changeMember = put('/api/lesecretariat/organisation/:orgOID/member/:memberOID');
export const removeMember = del('/api/lesecretariat/organisation/:orgOID/member/:memberOID');
export const invitations = get('/api/lesecretariat/organisation/:orgOID/invitations');
export const inviteMember = post('/api/lesecretariat/organisation/:orgOID/invitations');
export const revokeInvitation = del('/api/lesecretariat/organisation/:orgOID/invitation/:invitationOID');
export const requireSecondFactor = put('/api/lesecretariat/organisation/:orgOID/second-factor');
export const readInvitation = post('/api/invitation');
export const acceptInvitation = post('/api/invitation/accept');
export const changePassword = put('/api/lesecretariat/password');
export const sessions = get('/api/lesecretariat/sessions');
export const endSessions = del('/api/lesecretariat/sessions');
export const endSession = del('/api/lesecretariat/session/:sessionOID');

export const forgotPassword = post('/api/password/forgotten');
export const resetPassword = post('/api/password/reset');
export const readAccountLink = post('/api/account-link');
export const account = get('/api/lesecretariat/account');
export const deleteAccount = post('/api/lesecretariat/account/delete');
export const askVerification = post('/api/lesecretariat/account/verification');
export const changeAddress = put('/api/lesecretariat/account/address');
export const confirmAddress = post('/api/lesecretariat/account/address/confirm');
export const startSecondFactor = post('/api/lesecretariat/account/second-factor');
export const confirmSecondFactor = put('/api/lesecretariat/account/second-factor');
export const endSecondFactor = post('/api/lesecretariat/account/second-factor/end');
export const renewRecoveryCodes = post('/api/lesecretariat/account/recovery-codes');
