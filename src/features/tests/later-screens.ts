/** What comes after the intro, as chunks of their own; the runner loads the results before it may lose the connection. */
export const loadRunView = () => import('./runner/run-view');
export const loadResultsView = () => import('./results/results-view');
