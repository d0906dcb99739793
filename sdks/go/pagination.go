package railyard

import (
	"context"
	"iter"
	"maps"
)

// Page is what the service answers for a list.
type Page[Item any] struct {
	Items []Item `json:"items"`
	// NextCursor is where the next page begins; nil: this is the last.
	NextCursor *string `json:"next_cursor"`
}

// Listing is a list. A page is fetched when the one before it has been walked through, and none after a break.
type Listing[Item any] struct {
	on      *connection
	asked   request
	options []Option
	cursor  string
}

func newListing[Item any](on *connection, asked request, options []Option) *Listing[Item] {
	return &Listing[Item]{on, asked, options, asked.query.Get("cursor")}
}

// Cursor of the page that is being walked through: a walk that begins with it begins with that page. "" is the first.
func (list *Listing[Item]) Cursor() string { return list.cursor }

// Page is the page at the cursor, whole.
func (list *Listing[Item]) Page(ctx context.Context) (*Page[Item], error) {
	asked := list.asked
	if list.cursor != "" {
		asked.query = maps.Clone(asked.query)
		asked.query.Set("cursor", list.cursor)
	}
	return send[Page[Item]](ctx, list.on, asked, list.options)
}

// All walks every item, page by page. After an error there is nothing more.
//
//	for buyer, err := range client.Buyers.List(railyard.ListBuyersQuery{}).All(ctx) {
//		if err != nil {
//			return err
//		}
//	}
func (list *Listing[Item]) All(ctx context.Context) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for {
			page, err := list.Page(ctx)
			if err != nil {
				var none Item
				yield(none, err)
				return
			}
			for _, item := range page.Items {
				if !yield(item, nil) {
					return
				}
			}
			if page.NextCursor == nil {
				return
			}
			list.cursor = *page.NextCursor
		}
	}
}
