import i18next from 'i18next';
import { lazy } from 'react';
import { peopleTexts } from '../team-texts';

/** Accounts that are looked up, in the tab of masters and the overview of full admins. */
export const LaterPeople = lazy(async () => {
  const [module] = await Promise.all([import('./people-section'), i18next.loadNamespaces([...peopleTexts])]);
  return { default: module.PeopleSection };
});
