import type { OrderFormSchema } from '@harbor/contract';
import { lazy } from 'react';

const OnDesktop = lazy(async () => ({
  default: (await import('../features/order-form/LivePreview')).LivePreview,
}));
const OnPhone = lazy(async () => ({
  default: (await import('../features/order-form/PhonePreview.mobile')).PhonePreview,
}));

interface OrderFormPreviewProps {
  schema: OrderFormSchema;
  /** The platform on whose screens it is looked at. */
  view: 'desktop' | 'phone';
}

/** An order form that is being written, as buyers will see it on either platform; for the staff desk. */
export default function OrderFormPreview({ schema, view }: OrderFormPreviewProps) {
  return view === 'phone' ? <OnPhone schema={schema} /> : <OnDesktop schema={schema} />;
}
