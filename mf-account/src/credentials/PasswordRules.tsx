import { Check, Circle } from 'lucide-react';
import styles from './PasswordRules.module.css';
import { passwordRules } from './password';

export interface PasswordRulesProps {
  password: string;
  phone: string;
}

/** The rules of a new password, ticked off while somebody types. */
export function PasswordRules({ password, phone }: PasswordRulesProps) {
  return (
    <ul className={styles.rules} aria-label="密码规则">
      {passwordRules(password, phone).map(({ text, kept }) => (
        <li key={text} className={kept ? styles.kept : styles.open}>
          {kept ? <Check size={14} aria-label="已满足" /> : <Circle size={14} aria-label="未满足" />}
          {text}
        </li>
      ))}
    </ul>
  );
}
