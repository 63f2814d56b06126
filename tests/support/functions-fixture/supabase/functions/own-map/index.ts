// JavaScript, because only Deno knows the import map that the rest goes by.
import './serve.js';
