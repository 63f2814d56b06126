import { type Access, admins, own, refused, type TableExpectation } from './types.ts';

const everything = 'open plus premium draft archived deleted early';
const ofBodies = `${everything} outdated`;
const ofTexts = `${ofBodies} bare`;
const service = (rows: string): Access => ({ select: rows, insert: 'row', update: rows, delete: rows });
/** Roles of education see every row. */
const education = (reach: NonNullable<Access['select']>) => ({
  master_admin: { select: reach },
  full_admin: { select: reach },
  education_admin: { select: reach },
});

const card =
  'id kind slug tier category state publish_at published_at archived_at deleted_at audio_url audio_s audio_bytes author_name reviewed_by reviewed_at version created_at updated_at';
const text =
  'id article_id lang version status title summary sources contents reading_min source_version created_at updated_at';
const body = 'id article_text_id body transcript created_at updated_at';
const published = 'open plus premium';
const noted = 'user_id article_id lang version percent position';

/** Cards are public, bodies open by plan (owner and other have Plus), and nobody writes but by functions. */
export const library: Readonly<Record<string, TableExpectation>> = {
  articles: {
    columns:
      'id kind slug tier category state publish_at published_at archived_at deleted_at audio_url audio_s audio_bytes author_name reviewed_by reviewed_at seed_number version created_at updated_at',
    access: {
      anon: { select: [published, card] },
      owner: { select: [published, card] },
      other: { select: [published, card] },
      ...admins({ select: [published, card] }),
      ...education([everything, card]),
      service: service(everything),
    },
  },
  article_texts: {
    columns:
      'id article_id lang version status title summary sources contents reading_min source_version seed_hash search created_at updated_at',
    access: {
      anon: { select: [published, text] },
      owner: { select: [published, text] },
      other: { select: [published, text] },
      ...admins({ select: [published, text] }),
      ...education([ofTexts, text]),
      service: service(ofTexts),
    },
  },
  article_bodies: {
    columns: 'id article_text_id body transcript search created_at updated_at',
    access: {
      anon: refused,
      owner: { select: ['open plus', body] },
      other: { select: ['open plus', body] },
      ...admins({ select: ['open', body] }),
      ...education([ofBodies, body]),
      service: service(ofBodies),
    },
  },
  article_progress: {
    columns: `id ${noted} completed_at created_at updated_at`,
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', noted],
        update: ['own', 'lang version percent position'],
        delete: 'own',
      }),
      service: {
        select: 'owner other',
        insert: 'foreign',
        update: 'owner other',
        delete: 'owner other',
      },
    },
  },
};
