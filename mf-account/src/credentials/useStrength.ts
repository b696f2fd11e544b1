import { useQuery } from '@harbor/runtime';

/** How hard a password is to guess, 0 to 4; undefined until the meter has come. */
export function useStrength(password: string, phone: string): number | undefined {
  const meter = useQuery({
    queryKey: ['password-meter'],
    queryFn: () => import('./strength'),
    enabled: password !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return password && meter.data ? meter.data.strengthOf(password, phone) : undefined;
}
