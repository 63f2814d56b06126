export const nothing = 'neither serves nor exports a handler';
