/** What comes after the list, as one file: its parts share much, and what two late files share would come with far more. */
export { Editor } from './editor/editor';
export { NewArticle } from './new-article';
