export const roleNames: Record<string, string>;
export function demoTeam(): {
  id: number;
  phone: string;
  nickname: string;
  roles: string[];
  secret: string;
}[];
export function demoSecret(phone: string): string | undefined;
export function codeOf(secret: string, now?: number): string;
export function untilNext(now?: number): number;
