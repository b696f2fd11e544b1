import { WriteDialog } from '../features/write/WriteDialog';

/** Posts and 我要评价 in a dialog, for the shell of the desktop; its files come when somebody wants to write. */
export default WriteDialog;
