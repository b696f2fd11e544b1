import type { OrderCard } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/mobile';
import { formEntry } from './formEntry';

interface FormButtonProps {
  order: OrderCard;
  size: 's' | 'm';
}

/** Leads to the order's form, where there is one to fill in or to read. */
export function FormButton({ order, size }: FormButtonProps) {
  const navigate = useNavigate();
  const entry = formEntry(order, size === 's');
  if (!entry) return null;
  return (
    <Button size={size} kind={entry.urgent ? 'soft' : 'outline'} onClick={() => void navigate(entry.to)}>
      {entry.text}
    </Button>
  );
}
