/** Every section that makes a call of the account imports this file first. */
import { accountCalls } from '@baqala/contract/account-calls'
import { learnCalls } from '../api/known-calls.ts'

learnCalls(accountCalls)
