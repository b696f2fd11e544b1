import type { OrderCard } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button } from 'antd';
import { formEntry } from '../../orders/formEntry';
import { SoftButton } from '../../parts/SoftButton';

interface FormButtonProps {
  order: OrderCard;
  /** In the list only 去付款 is filled: what an order waits for is soft there, and the one filled button of its page. */
  inList: boolean;
}

/** Leads to the order's form, where there is one to fill in or to read. */
export function FormButton({ order, inList }: FormButtonProps) {
  const navigate = useNavigate();
  const entry = formEntry(order);
  if (!entry) return null;
  const goTo = () => navigate(entry.to);
  if (entry.urgent && inList) return <SoftButton onClick={goTo}>{entry.text}</SoftButton>;
  return (
    <Button type={entry.urgent ? 'primary' : 'default'} onClick={goTo}>
      {entry.text}
    </Button>
  );
}
