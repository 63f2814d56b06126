/** Scripts that pages load as they are, outside the build: imported for what they do. */
declare module '*/public/theme.js';
declare module '*/public/ahead.js';
declare module '*/public/boot.js';
declare module '*/public/boot-help.js';
