import { Command } from 'commander'
import { cairoDay } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { closeSlot, findSlotOnList, setPlaces, type SlotOnList } from '../delivery/slot-list.queries.ts'
import { Refusal } from '../refusal.ts'
import { parseDay } from './cairo-days.ts'
import { clerkOption } from './clerk.ts'
import { change, checkOption, show, type Checked } from './delivery-change.ts'
import { readCount } from './delivery-options.ts'
import { describeSlotChange, describeSlots, regenerate } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'

/** `baqala delivery slots` lists the times of a day. */
export function slotsCommand(): Command {
  return new Command('slots')
    .description('the times of a day, and who is in them')
    .argument('[day]', 'today if you name none', parseDay, cairoDay(new Date()))
    .action((day: string) => show((db) => describeSlots(db, day)))
}

/** `baqala delivery regenerate` makes the times ahead anew. */
export function regenerateCommand(): Command {
  return new Command('regenerate')
    .description('makes the times ahead what plans and days say; those held or ordered stay as they are')
    .addOption(checkOption())
    .action((options: Checked) => change(options, regenerate))
}

/** `baqala delivery slot …` changes one time. */
export function slotCommand(): Command {
  const slot = new Command('slot').description('closes one time, opens it, or changes its places')
  for (const [name, isClosed] of [['close', true] as const, ['open', false] as const]) {
    slot
      .command(name)
      .description(isClosed ? 'nobody can choose it any more; what is ordered stays' : 'it can be chosen again')
      .argument('<id>', 'its id in the list')
      .addOption(checkOption())
      .action((id: string, options: Checked) =>
        change(options, (tx) => changeOne(tx, id, () => closeSlot(tx, id, isClosed))),
      )
  }
  slot
    .command('capacity')
    .description('so many places, whatever its plan says')
    .argument('<id>', 'its id in the list')
    .argument('<count>', 'places', readCount)
    .addOption(clerkOption())
    .addOption(checkOption())
    .action((id: string, capacity: number, options: Checked & { as: string }) =>
      change(options, (tx) => changeOne(tx, id, () => setPlaces(tx, id, capacity, options.as))),
    )
  return slot
}

/** Changes a time, and tells how it was and how it is. */
async function changeOne(tx: Db, id: string, work: () => Promise<void>): Promise<string> {
  const before = await slotOf(tx, id)
  await work()
  return describeSlotChange(before, await slotOf(tx, id))
}

async function slotOf(tx: Db, id: string): Promise<SlotOnList> {
  const slot = await findSlotOnList(tx, id)
  if (slot === undefined) throw new Refusal(404, messages.noSlot({ slot: id }))
  return slot
}
