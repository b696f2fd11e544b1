export function prepareDemoData(): Promise<void>;
export function copyDemoData(to: string): void;
