import { askLogin } from '@harbor/runtime';
import { LogIn } from 'lucide-react';
import { fieldId } from '../fields';
import { formPath } from '../useSubmit';
import styles from './LoginToUpload.module.css';

/** Files belong to an account: what was written stays on this device until its author is back from the login. */
export function LoginToUpload() {
  return (
    <button id={fieldId('files')} type="button" className={styles.login} onClick={() => askLogin(formPath)}>
      <LogIn size={22} aria-hidden />
      <span className={styles.text}>
        <b>登录后上传稿件</b>
        <small>已填写的内容会保留，登录后接着填</small>
      </span>
    </button>
  );
}
