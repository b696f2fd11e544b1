import styles from './Dialogs.module.css';

/** A phone opens the link itself; what it shows there is the page of phones. */
export const PreviewCode = (_: { address: string }) => (
  <p className={styles.code}>电脑预览：把链接发到电脑上打开</p>
);
