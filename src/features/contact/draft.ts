import * as z from 'zod/mini';
import { kept } from '@/api/device/kept';
import { contactLimits, emptyContact } from '@/lib/contact/message';

/** More than that is not kept: the device has little room, and the form takes no more. */
const most = 4 * contactLimits.message;
const text = z.string().check(z.maxLength(most));

const draftSchema = z.object({ fullName: text, email: text, subject: text, message: text });
type ContactDraft = z.infer<typeof draftSchema>;

const { consent: _, ...empty } = emptyContact;

/** What somebody has begun to write, until it is sent. Consent is given anew. */
export const contactDraft = kept('fcl.contact', draftSchema, empty, 'device');

export const isEmptyDraft = (draft: ContactDraft): boolean => Object.values(draft).every((one) => one === '');
