import type { OrderCard } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button } from 'antd';
import { formEntry } from './formEntry';

interface FormButtonProps {
  order: OrderCard;
  size: 'small' | 'middle';
}

/** Leads to the order's form, where there is one to fill in or to read. */
export function FormButton({ order, size }: FormButtonProps) {
  const navigate = useNavigate();
  const entry = formEntry(order, size === 'small');
  if (!entry) return null;
  return (
    <Button size={size} type={entry.urgent ? 'primary' : 'default'} onClick={() => navigate(entry.to)}>
      {entry.text}
    </Button>
  );
}
