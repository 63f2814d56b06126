/** What a window is told of its lines to the news of lists; who counts it listens, and without consent nobody does. */
export const lineNews = 'fcl:line';

/** `joined`: a list is heard for the first time; `again`: it was not for a while. */
export type LineNews = 'joined' | 'again';
