/** Ids and states that tie a control to its label, hint and problem. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The control's side of a labelled field. `hint` and `error` say which of the two lines exist. */
export function controlProps(id: string, hint: unknown, error: string | undefined): ControlProps {
  const lines = [error && `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': lines || undefined };
}
