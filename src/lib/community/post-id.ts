/** Ids of posts and members, as addresses name them; nothing is asked of the server for what can be none. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isPostId = (text: string): boolean => uuid.test(text);
