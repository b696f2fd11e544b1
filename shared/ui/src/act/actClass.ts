import { onPhone } from '../kit/platform';
import styles from './Act.module.css';

const tall = onPhone ? styles.tall : '';

/**
 * The look of a button below what was read: 赞, 收藏, 分享.
 * @param on it was pressed by whoever looks
 */
export const actClass = (on = false): string => `${on ? styles.on : styles.act} ${tall}`;

/** The look of one that is seldom needed: 举报, 指出错误. */
export const quietActClass = `${styles.quiet} ${tall}`;
