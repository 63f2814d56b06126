import type { ComponentType, ReactNode } from 'react';
import type { OwnProfile } from '@/api/community/own-profile';
import type { NewReport } from '@/api/community/writing';
import type { Language } from '@/config/languages';

/** A member who may act: the account and the profile that others see. */
export interface RoomMember {
  readonly userId: string;
  readonly profile: OwnProfile;
}

/** What the community does for rooms; their page hands it over. */
export interface CommunityParts {
  /** Lets those in who have a profile and may write; tells everybody else what comes first. */
  readonly Gate: ComponentType<{
    returnTo: string;
    purpose: string;
    children: (member: RoomMember) => ReactNode;
  }>;
  /** Where help is, beside a text that may tell of danger. */
  readonly SupportNote: ComponentType<{ text: string; lang: Language }>;
  /** Tells the team what is wrong; loaded with the first report. */
  readonly Report: ComponentType<
    Pick<NewReport, 'kind' | 'target'> & { title: string; lead: string; onClose: () => void }
  >;
}
