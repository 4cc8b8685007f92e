import type { Question } from '../../contract/home.ts'

/** What people ask before they order, and after. */
export const QUESTIONS: readonly Question[] = [
  {
    topic: 'delivery',
    question: 'How late can I order for delivery today?',
    answer:
      'In London, by 2pm for the free afternoon and evening slot, and by 5.30pm for the late one. Christmas is the exception: the last delivery before it is on the morning of the twenty-fourth, and there is none on Christmas Day. Before a big day, such as Valentine’s or Mothering Sunday, slots fill early, so choose yours as soon as you can.',
  },
  {
    topic: 'delivery',
    question: 'Do you deliver outside London?',
    answer:
      'Yes, to England, Wales and mainland Scotland, the next day if you order by 5pm, bank holidays excepted. We do not reach Northern Ireland, the islands and the far north yet. Letterbox flowers go by tracked post; hand-tied bouquets travel upright in a water pack.',
  },
  {
    topic: 'delivery',
    question: 'What does delivery cost?',
    answer:
      'There are free delivery slots, on Sundays too. Narrower and evening slots cost a little more, and the price is shown beside each one before you choose it.',
  },
  {
    topic: 'delivery',
    question: 'What happens if nobody is at home?',
    answer:
      'The driver rings the number you gave for the recipient. If there is no answer we try a neighbour or a safe place you have named, leave a card, and tell you where the flowers are. We do not leave alcohol or cut flowers on an open doorstep in frost or strong sun.',
  },
  {
    topic: 'delivery',
    question: 'Can you deliver to a hospital, hotel or office?',
    answer:
      'Yes. For hotels and offices, give the guest’s or company’s name and we will hand the flowers to reception. Many hospital wards do not allow flowers, so please check first; we can hold the order and send it home instead.',
  },
  {
    topic: 'flowers',
    question: 'How long will the flowers last?',
    answer:
      'Most of them a week or more if they are recut, kept cool and given fresh water. Carnations, chrysanthemums and orchids go on for two weeks or more; irises and peonies are shorter and more spectacular. If cut flowers fail within a week, send us a photograph and we will put it right.',
  },
  {
    topic: 'flowers',
    question: 'Will the bouquet look exactly like the picture?',
    answer:
      'The picture is drawn from the recipe, stem for stem, so the kinds, colours and numbers match. Flowers do vary: a shade may be lighter and a bud may be tighter. If a variety does not come in that morning we use the nearest in colour and of at least the same value, and for anything more than that we ask you first.',
  },
  {
    topic: 'flowers',
    question: 'What is the difference between short and long roses?',
    answer:
      'Short roses are grown in Kenya, around 40 cm tall, neat and hardy. Long roses are a premium Dutch variety, 60 cm and more, with a big bud; a bouquet of them looks about twice the size of the Kenyan one.',
  },
  {
    topic: 'flowers',
    question: 'Are any flowers dangerous for pets?',
    answer:
      'Lilies are poisonous to cats, every part of them, so please do not send them where a cat lives. Daffodils, tulips and hydrangeas can upset dogs that eat them. Roses, sunflowers, gerberas, snapdragons and orchids are the safest choice.',
  },
  {
    topic: 'flowers',
    question: 'Where do your flowers come from?',
    answer:
      'In season, from growers in Cornwall, Lincolnshire, Kent and Sussex. For the rest of the year, from the Netherlands and, in the case of short-stemmed roses, from Kenyan farms with independent certification of pay and water use.',
  },
  {
    topic: 'payment',
    question: 'How can I pay?',
    answer:
      'By debit or credit card, including Apple Pay and Google Pay where your device has them, with a PayPal account or with Revolut Pay. A subscription is paid by card. Payment is taken when you place the order and all prices include VAT.',
  },
  {
    topic: 'payment',
    question: 'How do promo codes and bonuses work?',
    answer:
      'Enter a promo code in the field beside the total at checkout. Bonuses from earlier orders can be used in the same place once you are signed in. Only one offer can apply to an order, so it is a code or bonuses and not both.',
  },
  {
    topic: 'payment',
    question: 'How do gift cards work?',
    answer:
      'A gift card is worth what it cost for 24 months. By e-mail it goes out at the hour you choose, without a delivery; on paper it comes with the courier. Type its code in below the total: it pays for everything but gift cards, the delivery too, and what is not spent stays on it. Until some of it is spent, you can have your money back.',
  },
  {
    topic: 'payment',
    question: 'Will the recipient see the price?',
    answer:
      'No. The card and delivery note carry your message and care advice, and nothing about cost. The receipt goes to you by e-mail.',
  },
  {
    topic: 'orders',
    question: 'Can I change or cancel my order?',
    answer:
      'Until we begin to tie it, yes, and at no cost. That is normally the evening before, or, on the day itself, when the last orders for its slot are in. Its own page, in your account or by the link in our e-mail, is where you choose another day, correct the card or the recipient, or cancel; for another postcode, ring us or write to us. Later than that the flowers are already cut for you, but we can still redirect them.',
  },
  {
    topic: 'orders',
    question: 'Do I need an account?',
    answer:
      'No, you can fill a basket and order as a guest. With an account you also keep favourites, important dates, bonuses and past orders. Signing in takes a one-time code by text, WhatsApp or e-mail and there is no password to forget.',
  },
  {
    topic: 'orders',
    question: 'Can I add a message or send flowers anonymously?',
    answer:
      'Every order has a free card with your message. If you leave the signature off, we will not tell the recipient who sent them, however nicely they ask.',
  },
  {
    topic: 'orders',
    question: 'What if something is wrong?',
    answer:
      'Tell us within seven days, with a photograph if you can. We will make it again, send something else or return your money, whichever you prefer.',
  },
]
