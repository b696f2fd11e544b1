export { CommentsBlock } from './CommentsBlock';
export { goToComments } from './goToComments';
