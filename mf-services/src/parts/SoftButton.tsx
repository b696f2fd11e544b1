import { Button, type ButtonProps } from 'antd';
import styles from './SoftButton.module.css';

/** What something in a list waits for: seen before the other buttons, and not as loud as the one filled button of a page. */
export function SoftButton(props: ButtonProps) {
  return <Button {...props} className={styles.soft} color="primary" variant="filled" />;
}
