import { platform, useCurrentRoute, useQuery } from '@harbor/runtime';
import { productOf, reportProduct } from './product';
import { generalContact, productContact } from './queries';

/** The support contact of the present page. */
export function useContact(enabled: boolean) {
  const product = productOf(useCurrentRoute());
  const general = useQuery(generalContact(enabled && product === undefined));
  const onPlatform = platform === 'mobile' ? `${product}_mobile` : `${product}`;
  const special = useQuery(productContact(onPlatform, enabled && product !== undefined));
  const { data, error, refetch, isFetching } = product === undefined ? general : special;
  return { contact: data, error, refetch, isFetching };
}

/** Whether the page is that of the service with the report by WeChat. */
export function useReportPage(): boolean {
  return productOf(useCurrentRoute()) === reportProduct;
}
