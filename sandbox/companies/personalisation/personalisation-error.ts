/** A request that the service refuses. */
export class PersonalisationError extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    message: string,
  ) {
    super(message)
  }
}
