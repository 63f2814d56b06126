/** What comes after the list, as one file: its parts share much, and what two late files share would come with far more. */
export { CatalogueSection } from './catalogue-section';
export { OrderCase } from './order-case';
