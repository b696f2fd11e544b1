import type { ComponentPropsWithoutRef } from 'react';
import styles from './BarButton.module.css';

export interface BarButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** It was pressed by whoever looks: liked, collected. */
  on?: boolean;
}

/** A small entry of a `BottomBar`: a picture above a word or a number. */
export function BarButton({ on = false, ...rest }: BarButtonProps) {
  return <button type="button" className={on ? styles.on : styles.entry} {...rest} />;
}
