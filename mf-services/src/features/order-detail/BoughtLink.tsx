import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { Link, LiveLink } from '@harbor/runtime';
import type { ReactNode } from 'react';

interface BoughtLinkProps {
  order: Pick<OrderDetail, 'kind' | 'goods_id'>;
  className?: string | undefined;
  children: ReactNode;
}

/** Address of a course's page; another part owns it. */
export const coursePath = (id: number) => `/classdetail/${id}`;

/** Leads to the service or course that was bought; a course is only named while no live release has its page. */
export function BoughtLink({ order, className, children }: BoughtLinkProps) {
  if (order.kind === orderKind.service) {
    return (
      <Link className={className} to={`/goodsdetail/${order.goods_id}`}>
        {children}
      </Link>
    );
  }
  const plain = <span className={className}>{children}</span>;
  return (
    <LiveLink className={className} to={coursePath(order.goods_id)} otherwise={plain}>
      {children}
    </LiveLink>
  );
}
