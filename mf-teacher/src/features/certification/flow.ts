import { useLocation } from '@harbor/runtime';

/** The old flow ends with a result, the new one with an examination item by item. */
export type Flow = 2 | 3;

export type CertificationStep = 'form' | 'teacherid' | 'result' | 'examine' | 'rules';

const bases = { 2: '/certification', 3: '/certification_new' } as const;

/** Address of a step of a flow. */
export const stepPath = (flow: Flow, step?: CertificationStep): string => `${bases[flow]}/${step ?? ''}`;

/** The flow that an address belongs to. */
export const flowOf = (pathname: string): Flow => (pathname.startsWith(bases[3]) ? 3 : 2);

/** The flow of this page, and the ways within it. */
export function useFlow() {
  const flow = flowOf(useLocation().pathname);
  return {
    flow,
    at: (step?: CertificationStep) => stepPath(flow, step),
    /** Where the result is shown. */
    end: (flow === 3 ? 'examine' : 'result') as 'examine' | 'result',
  };
}
