export class NoPostgres extends Error {}
