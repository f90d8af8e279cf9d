import { ProviderTrouble, type Payments } from '../../src/payments/payments.ts'

export interface Fate {
  dies: 'before' | 'after' | undefined
  at: keyof Payments | undefined
}

/** Wraps the provider so that the server dies before or after one of its calls. */
export function killedAround(payments: Payments, fate: Fate): Payments {
  async function around<Result>(at: keyof Payments, work: () => Promise<Result>): Promise<Result> {
    const dies = fate.at === at ? fate.dies : undefined
    if (dies === 'before') throw new ProviderTrouble('killed')
    const result = await work()
    if (dies === 'after') throw new ProviderTrouble('killed')
    return result
  }
  return {
    ...payments,
    openSession: (order) => around('openSession', () => payments.openSession(order)),
    closeSession: (id) => around('closeSession', () => payments.closeSession(id)),
    findSession: (id) => around('findSession', () => payments.findSession(id)),
  }
}
