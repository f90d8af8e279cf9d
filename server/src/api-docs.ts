export function apiDocs(..._: unknown[]): void {}
