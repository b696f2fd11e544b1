import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/** Pages of the team. */
const pages = /^\/(staff|platform)(\/|$)/;

/** Whether a request came to a host on which the team's pages and calls do not exist. */
export function isHiddenHere({ host, hostname }: FastifyRequest, { staffHost }: Settings): boolean {
  return staffHost !== undefined && ![host.toLowerCase(), hostname.toLowerCase()].includes(staffHost);
}

/** Whether a path is a page of the team's. */
export const isStaffPage = (path: string): boolean => pages.test(path);
