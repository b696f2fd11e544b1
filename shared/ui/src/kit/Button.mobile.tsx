import { Button as PhoneButton } from '@harbor/ui/mobile';
import type { ButtonProps } from './Button';
import styles from './Button.mobile.module.css';

/** The phone's button: a pill, 44 px; 50 px at the end of a form. Destructive actions are red text. */
export function Button({ kind = 'outline', size = 'm', icon, className, children, ...rest }: ButtonProps) {
  const classes = [kind === 'danger' && styles.danger, size === 'l' && styles.large, className];
  return (
    <PhoneButton
      {...rest}
      kind={kind === 'danger' ? 'outline' : kind}
      className={classes.filter(Boolean).join(' ')}
    >
      {icon}
      {children}
    </PhoneButton>
  );
}
