/** What is done at the finish line besides taking times: the order of finish, and laps. */
export const FINISH_TASKS = ['order', 'laps', 'photo'] as const;
