import { useState } from 'react';

const other = '其他';

/** Why an order is cancelled: one of the reasons, or in one's own words. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const own = reason === other;
  return { reason, setReason, text, setText, own, said: own ? text.trim() || other : reason };
}
