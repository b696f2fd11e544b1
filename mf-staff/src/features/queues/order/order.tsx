import { useQuery } from '@harbor/runtime';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { orderQuery } from '../queries';
import { OrderActs } from './OrderActs';
import { OrderPapers } from './OrderPapers';

function Detail() {
  const { id } = useCase();
  return <Loaded query={useQuery(orderQuery(id))}>{(order) => <OrderPapers order={order} />}</Loaded>;
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(orderQuery(id));
  return data ? <OrderActs order={data} /> : null;
}

export default { Detail, Decision };
