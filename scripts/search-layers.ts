/** Decides anew which files the code is written into, and keeps it in layers.json for the builds to come. Takes a minute. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchLayers } from './vite-layers.ts';

await searchLayers(dirname(dirname(fileURLToPath(import.meta.url))));
