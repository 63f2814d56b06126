// Written by scripts/text-types.ts from the files in texts.
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { zh } from './texts/zh.ts';

/** The words of mails by language. */
export const mailTexts = { de, en, es, fr, it, ja, ko, pl, pt, ru, zh };
