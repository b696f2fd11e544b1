import { ArticleEditor } from '../editor/article/ArticleEditor';

/** The editor for articles of the site, for the staff desk; its files come once the page around it stands. */
export default ArticleEditor;
