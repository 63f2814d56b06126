export const mark = 'first';
