interface Refusal {
  error: true
  status: number
  message: string
}

/** The errors of site controllers; plug-ins have the tables of their routes. */
export interface ControllersAnswers {
  errors: {'4xx': Refusal; '5xx': Refusal}
}
