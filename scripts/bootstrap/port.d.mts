/** Whether a port of this machine can be listened to. */
export function isFree(port: number): Promise<boolean>;
/** A port that is free now, and will be when somebody gets to use it. */
export function freePort(): Promise<number>;
